/** The ground that product pictures stand on, in print as on the page. */
export const stageColour = '#e3f0f2'

/** Print has no transparency to spare: the picture comes as a JPEG on the colour it will stand on. */
export const guidePicture = (url: string): string =>
  `${url}?w=720&h=720&fit=pad&bg=rgb:${stageColour.slice(1)}&fm=jpg&q=78`
