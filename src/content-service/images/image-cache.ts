import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Rendered pictures on disk. Requests for the same picture share one rendering. */
export type ImageCache = (name: string, render: () => Promise<Buffer>) => Promise<Buffer>

export const createImageCache = (directory: string): ImageCache => {
  const underWay = new Map<string, Promise<Buffer>>()

  const readOrRender = async (name: string, render: () => Promise<Buffer>): Promise<Buffer> => {
    const path = join(directory, name)
    const known = await readFile(path).catch(() => undefined)
    if (known) return known
    const made = await render()
    await store(path, made)
    return made
  }

  return (name, render) => {
    const running = underWay.get(name)
    if (running) return running
    const started = readOrRender(name, render).finally(() => underWay.delete(name))
    underWay.set(name, started)
    return started
  }
}

/** Written aside and moved into place: nobody ever reads half a picture. */
const store = async (path: string, bytes: Buffer): Promise<void> => {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
  await writeFile(temporary, bytes)
  await rename(temporary, path)
}
