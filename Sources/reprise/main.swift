import RepriseCommand

await CommandLineRun.main()
