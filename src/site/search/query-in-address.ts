import { useEffect } from 'react'

const pause = 400

export const writeQueryInAddress = (query: string) => {
  // While the next page is on its way a change of the address would call it off.
  if (window.navigation?.transition) return
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
    const timer = setTimeout(() => writeQueryInAddress(query.trim()), pause)
    return () => clearTimeout(timer)
  }, [open, query])
}
