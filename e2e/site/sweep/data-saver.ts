/** Keeps pages from prefetching each other while every one of them is looked at. */
export const dataSaver = `Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })`
