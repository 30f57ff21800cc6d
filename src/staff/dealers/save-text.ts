/** Gives somebody a text as a file. */
export const saveText = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/yaml' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: a browser may only begin to read it then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
