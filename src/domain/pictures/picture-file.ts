/** Address of one derivative of a picture. The id carries a hash of the original. */
export const pictureFile = (id: string, width: number, format: 'avif' | 'webp'): string =>
  `/images/${id}-${width}.${format}`
