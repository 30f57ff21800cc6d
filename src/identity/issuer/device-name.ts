const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Version\/[\d.]+.* Safari\//],
]

const machines: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows NT/],
  ['a Mac', /Macintosh/],
  ['a Chromebook', /CrOS/],
  ['Linux', /Linux/],
]

/** What people call what they signed in with, as far as it says so: "Safari on iPhone". */
export const deviceName = (userAgent: string): string => {
  const find = (names: typeof browsers) => names.find(([, mark]) => mark.test(userAgent))?.[0]
  const [browser, machine] = [find(browsers), find(machines)]
  if (browser && machine) return `${browser} on ${machine}`
  return browser ?? (machine ? `A browser on ${machine}` : 'A browser we do not know')
}
