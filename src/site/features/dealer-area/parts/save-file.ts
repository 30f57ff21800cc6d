/** Hands a file to whoever is there, as the browser does with one from a server. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Safari begins to read only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
