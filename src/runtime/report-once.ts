const reported = new Set<string>()

/** Raises a caught error like any uncaught one. Where the same goes wrong again, at a retry or in another render, it is not news. */
export const reportOnce = (error: unknown): void => {
  // How it came to be rendered differs from one time to the next; what it says and where it was thrown does not.
  const what = String(error instanceof Error ? [error, error.stack?.split('\n', 2)] : error)
  if (reported.has(what)) return
  reported.add(what)
  reportError(error)
}
