import { mkdir } from 'node:fs/promises'
import type { FileSettings } from '../../config/file-settings.ts'
import { createClamdScan } from './clamd-scan.ts'
import { readClamdUrl } from './clamd-url.ts'
import { diskFailure } from './disk-failure.ts'
import { removeLeftovers } from './disk-leftovers.ts'
import { createDiskStore } from './disk-store.ts'
import type { UploadPlaces } from './receive-upload.ts'
import { createS3Store } from './s3-store.ts'
import { noVirusScan, type VirusScan } from './virus-scan.ts'

export type OpenedFiles = { ok: true; places: UploadPlaces } | { ok: false; message: string }

const scanAt = (clamdUrl: string | undefined): VirusScan | undefined => {
  if (clamdUrl === undefined) return noVirusScan
  const read = readClamdUrl(clamdUrl)
  return read.ok ? createClamdScan(read.address) : undefined
}

const day = 86_400_000

/** Makes the folder, and clears away what a process that was killed left half written in it. */
const prepareFolder = async (directory: string, now: Date): Promise<string | undefined> => {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    await removeLeftovers(directory, new Date(now.getTime() - day))
    return undefined
  } catch (error) {
    return `UPLOAD_DIRECTORY cannot be used, ${directory}: ${diskFailure(error).reason}`
  }
}

/** The store for visitors' files, and the scanner in front of it. A store elsewhere may be down now and up later. */
export const openFiles = async ({ directory, s3, clamdUrl }: FileSettings, now = new Date()): Promise<OpenedFiles> => {
  const scan = scanAt(clamdUrl)
  if (scan === undefined) return { ok: false, message: 'CLAMD_URL is not the address of a virus scanner.' }
  if (s3) return { ok: true, places: { store: createS3Store(s3), scan } }
  const problem = await prepareFolder(directory, now)
  if (problem !== undefined) return { ok: false, message: problem }
  return { ok: true, places: { store: createDiskStore(directory), scan } }
}
