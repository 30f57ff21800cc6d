import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadFile } from './assemble-content.ts'
import { assetType } from './asset-type.ts'
import type { AssetFile } from './content.ts'
import { stampOf } from './find-content-files.ts'
import { type ProbedFile, probeAssetFile } from './probe-asset-file.ts'
import type { Problem } from './problem.ts'
import type { ValueCache } from './value-cache.ts'

const atOnce = 8

/** The picture or document that each asset description names, by the path of the description. */
export const findAssetFiles = async (
  directory: string,
  read: readonly ReadFile[],
  kept: ValueCache<ProbedFile>,
  problems: Problem[],
): Promise<Map<string, AssetFile>> => {
  const found = new Map<string, AssetFile>()
  const used = new Set<string>()

  const find = async ({ file, parsed }: ReadFile): Promise<void> => {
    const fileName = parsed.values.file
    if (typeof fileName !== 'string' || /[/\\]/.test(fileName)) return
    const report = (reason: string) => {
      problems.push({ file: file.path, line: parsed.lines.file ?? 1, field: 'file', reason })
    }
    const relativePath = `${file.path.slice(0, file.path.lastIndexOf('/') + 1)}${fileName}`
    const path = join(directory, relativePath)
    const stat = statSync(path, { throwIfNoEntry: false })
    if (!stat?.isFile()) return report(`there is no file "${fileName}" beside this one`)
    used.add(relativePath)
    const stamp = stampOf(stat.size, stat.mtimeMs)
    let probed = kept.get(relativePath, stamp)
    if (!probed) {
      probed = await probeAssetFile(path)
      kept.set(relativePath, stamp, probed)
    }
    const { reason, ...facts } = probed
    if (reason) return report(`"${fileName}" ${reason}`)
    found.set(file.path, { path, fileName, size: stat.size, modified: stat.mtimeMs, ...facts })
  }

  const waiting = read.filter(({ file }) => file.type === assetType).values()
  const worker = async () => {
    for (const one of waiting) await find(one)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  kept.save(used)
  return found
}
