// What is preloaded into a program has nothing that others call.
