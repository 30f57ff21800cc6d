/** What a word in the name of a thing in the box looks like. */
const icons: [pattern: RegExp, icon: string][] = [
  [/filter|basket|panel|insert|cartridge/i, 'cartridge'],
  [/cable|power supply|charg|dock|usb/i, 'cable'],
  [/code|app|remote|handset/i, 'app'],
  [/guide|manual|template|training/i, 'news'],
  [/mineral|salt|bag|tub/i, 'mineral'],
  [/probe|cell|reagent|test/i, 'drop'],
  [/brush|wheel|track|robot/i, 'robot'],
  [/pump/i, 'pump'],
]

export interface BoxItem {
  name: string
  detail?: string
  icon: string
}

/** "Power supply with 12 m cable" is a power supply first: the rest is its detail. */
export const boxItem = (text: string, position: number, robot: boolean): BoxItem => {
  const cut = /,? (?=with |and )|, /.exec(text)
  const name = cut === null ? text : text.slice(0, cut.index)
  const detail = cut === null ? undefined : text.slice(cut.index + cut[0].length)
  const iconOf = (words: string) => icons.find(([pattern]) => pattern.test(words))?.[1]
  return {
    name,
    ...(detail !== undefined && { detail: detail.charAt(0).toUpperCase() + detail.slice(1) }),
    icon: position === 0 && robot ? 'robot' : (iconOf(name) ?? iconOf(text) ?? 'check'),
  }
}
