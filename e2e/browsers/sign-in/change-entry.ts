/** In the page: what somebody has stored of their sign-in, changed. */
export const changeEntry = (change: Record<string, unknown>): void => {
  for (const key of Object.keys(localStorage).filter((each) => each.startsWith('oidc.user:')))
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...change }))
}
