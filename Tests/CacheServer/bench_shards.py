"""What ten machines with empty caches take to verify this book, when a cache server has every result.

`python3 bench_shards.py REPRISE` starts nginx with WebDAV at a port of this machine, fills it by a run with an empty cache, and then runs
each of ten shares with an empty cache of its own, one after another: on ten machines, the slowest one says how long all take. Beside
them, it runs `verify` once more with the cache of the first run, after a guide was touched.
"""

import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

SHARDS = 10

NGINX = """
daemon off;
pid {folder}/pid;
{user}
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  server {{
    listen 127.0.0.1:{port};
    location /cache/ {{
      alias {folder}/entries/;
      dav_methods PUT;
      client_max_body_size 64m;
    }}
  }}
}}
"""


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def start_server(folder):
    """Starts nginx and returns its process and the address of the cache."""
    (folder / "entries").mkdir(parents=True)
    port = free_port()
    user = "user root;" if os.getuid() == 0 else ""
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, port=port, user=user))
    server = subprocess.Popen(["/usr/sbin/nginx", "-p", folder, "-c", folder / "nginx.conf", "-e", folder / "errors"])
    while not (folder / "pid").exists():
        if server.poll() is not None:
            sys.exit(f"nginx did not start: {(folder / 'errors').read_text()}")
        time.sleep(0.05)
    return server, f"http://127.0.0.1:{port}/cache"


def seconds(reprise, project, cache, *arguments):
    start = time.monotonic()
    run = subprocess.run(
        [reprise, "verify", "--cache", cache, *arguments],
        cwd=project, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )
    if run.returncode != 0:
        sys.exit(run.stdout[-2000:])
    return time.monotonic() - start


def main():
    reprise = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        project = folder / "project"
        for part in ("Content", "Site"):
            shutil.copytree(pathlib.Path(__file__).resolve().parents[2] / part, project / part)
        server, address = start_server(folder / "server")
        try:
            first = folder / "first"
            cold = seconds(reprise, project, first, "--cache-server", address)
            print(f"an empty cache and an empty server: {cold:.1f} s", flush=True)
            # A file that looks changed: without one, verify only says again what it said.
            (project / "Content/index.md").touch()
            warm = seconds(reprise, project, first)
            print(f"a filled cache and no server: {warm:.1f} s", flush=True)
            times = []
            for shard in range(1, SHARDS + 1):
                cache = folder / f"shard-{shard}"
                share = ["--cache-server", address, "--shard", f"{shard}/{SHARDS}", "--json"]
                times.append(seconds(reprise, project, cache, *share))
                print(f"share {shard} of {SHARDS}, an empty cache and the filled server: {times[-1]:.1f} s", flush=True)
            print(f"the slowest share takes {max(times) / warm:.2f} of the time with a filled cache")
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()


main()
