const tools = ['support/troubleshooting/', 'which-model/', 'support/calculators/']

const editionPage = /^\/([a-z]{2}-[a-z]{2})\/(.*)$/

/** Whoever looks for help in the house looks for it again by the pool, where there is no network: what to have there. */
export const poolsideTools = (pathname: string): string[] => {
  const [, edition, page = ''] = editionPage.exec(pathname.toLowerCase()) ?? []
  const looksForHelp = page.startsWith('support/') || tools.includes(page)
  return edition === undefined || !looksForHelp ? [] : tools.map((tool) => `/${edition}/${tool}`)
}
