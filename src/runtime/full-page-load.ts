export type FullLoadKind = 'push' | 'replace' | 'reload'
export type FullLoad = (url: URL, kind: FullLoadKind) => void

/** Marks a navigation that is to be left to the browser. */
export const fullLoadInfo = Symbol('full page load')

type Loads = {
  navigate: (url: string, options: { history: 'push' | 'replace'; info: unknown }) => void
  reload: () => void
}

export const createFullLoad =
  (navigation: Loads): FullLoad =>
  (url, kind) => {
    if (kind === 'reload') navigation.reload()
    else navigation.navigate(url.href, { history: kind, info: fullLoadInfo })
  }
