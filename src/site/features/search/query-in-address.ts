import { useEffect } from 'react'

const debounce = 400

export const writeQueryInAddress = (query: string, path = location.pathname) => {
  // While the next page is on its way a change of the address would call it off, or be made to that page's.
  if (window.navigation?.transition || location.pathname !== path) return
  const url = new URL(location.href)
  if ((url.searchParams.get('q') ?? '') === query) return
  if (query === '') url.searchParams.delete('q')
  else url.searchParams.set('q', query)
  // Replaced, not added: going back leaves the page, it does not unwind what was typed.
  history.replaceState(history.state, '', url)
}

/** The address carries the search while it is open, so that it can be shared and come back to. */
export const useQueryInAddress = (open: boolean, query: string) => {
  useEffect(() => {
    if (!open) return writeQueryInAddress('')
    const { pathname } = location
    const timer = setTimeout(() => writeQueryInAddress(query.trim(), pathname), debounce)
    return () => clearTimeout(timer)
  }, [open, query])
}
