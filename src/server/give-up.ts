/** Ends the process with a word for whoever started it. */
export const giveUp: (message: string) => never = (message) => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
