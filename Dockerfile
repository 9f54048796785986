# The tool with the toolchain that it needs: `docker run --rm -v "$PWD:/guides" reprise verify`.
FROM swift:6.3-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends git make && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN make dist && mv .build/dist/reprise /opt/reprise

FROM swift:6.3-bookworm
RUN apt-get update \
  && apt-get install -y --no-install-recommends bubblewrap libcmark-gfm0.29.0.gfm.6 libcmark-gfm-extensions0.29.0.gfm.6 \
    util-linux \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /opt/reprise /opt/reprise
ENV PATH="/opt/reprise/bin:$PATH"
WORKDIR /guides
ENTRYPOINT ["reprise"]
CMD ["verify"]
