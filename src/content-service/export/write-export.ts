import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Content } from '../load/content.ts'
import { assetPath } from './contentful-asset.ts'
import type { SpaceExport } from './space-export.ts'

export const exportFile = 'content.json'

/** Writes the import file, and beside it the files of assets where the import looks for them. What was there is gone. */
export const writeExport = async (folder: string, space: SpaceExport, { assets }: Content): Promise<void> => {
  await rm(join(folder, 'assets'), { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const { id, fields } of assets.values()) {
    const files = new Map(Object.values(fields).map(({ file }) => [assetPath(id, file), file.path]))
    for (const [path, source] of files) {
      await mkdir(join(folder, dirname(path)), { recursive: true })
      await copyFile(source, join(folder, path))
    }
  }
  await writeFile(join(folder, exportFile), `${JSON.stringify(space, null, 2)}\n`)
}
