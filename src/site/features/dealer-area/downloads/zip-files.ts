import { downloadZip } from 'client-zip'

export interface ZippedFile {
  readonly href: string
  /** With its folders. */
  readonly name: string
}

const fetched = async (href: string): Promise<Blob> => {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} answered ${response.status}`)
  return response.blob()
}

/** The same pixels as PNG, which every program of every printer opens. */
const asPng = async (picture: Blob): Promise<Blob> => {
  const bitmap = await createImageBitmap(picture)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/png' })
}

/** One after the other: not all of them are in memory twice. */
const entries = async function* (files: readonly ZippedFile[], isPng: boolean) {
  for (const { href, name } of files) {
    const file = await fetched(href)
    yield isPng
      ? { name: name.replace(/\.\w+$/, '.png'), input: await asPng(file) }
      : { name, input: file, lastModified: new Date() }
  }
}

export const zipFiles = (files: readonly ZippedFile[], isPng: boolean): Promise<Blob> =>
  downloadZip(entries(files, isPng)).blob()
