/** By what a header may hold: the plain name for old programs, the real one for the others. */
export const disposition = (name: string, how: 'attachment' | 'inline' = 'attachment'): string =>
  `${how}; filename="${name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`
