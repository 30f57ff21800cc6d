/** From which postcode on which state has them, up to the next. An empty name: nobody. */
const australianRanges: readonly (readonly [from: number, state: string])[] = [
  [0, ''],
  [200, 'ACT'],
  [300, ''],
  [800, 'NT'],
  [1000, 'NSW'],
  [2600, 'ACT'],
  [2619, 'NSW'],
  [2900, 'ACT'],
  [2921, 'NSW'],
  [3000, 'VIC'],
  [4000, 'QLD'],
  [5000, 'SA'],
  [6000, 'WA'],
  [7000, 'TAS'],
  [8000, 'VIC'],
  [9000, 'QLD'],
]

/** Towns on both sides of a border are served from one. */
const acrossTheBorder: Readonly<Record<string, readonly string[]>> = {
  NSW: ['2611', '2618', '3500', '3586', '3644', '3691', '3707', '4375', '4377', '4380', '4383', '4385'],
  ACT: ['2540', '2620'],
  QLD: ['2406'],
  NT: ['4825'],
  SA: ['0872'],
  WA: ['0872'],
}

/** The states that a postcode delivers to, the one it belongs to first. */
export const australianStates = (postcode: string): string[] => {
  const [, state = ''] = australianRanges.findLast(([from]) => Number(postcode) >= from) ?? []
  const others = Object.keys(acrossTheBorder).filter((each) => acrossTheBorder[each]?.includes(postcode))
  return state === '' ? [] : [state, ...others]
}
