/** One line about a part of the page, and what can be done: what cannot be tried again may work after a load. */
export const failureWords = (name: string, retry: (() => void) | undefined) => ({
  text: `${name} has stopped working.`,
  label: retry ? 'Try again' : 'Reload the page',
  run: retry ?? (() => location.reload()),
})
