import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

const brotliOptions = (bytes: Buffer, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
})

/** Pages are written again and again: quality 6 costs a tenth of 11 and 4 % more bytes. */
const pageQuality = 6

/** Data is small, and a visitor fetches it for every link in view: the best there is. */
const dataQuality = constants.BROTLI_MAX_QUALITY

export interface Compressed {
  br: Buffer
  gz: Buffer
}

/** For pages, inside a render worker. */
export const compressPage = (bytes: Buffer): Compressed => ({
  br: brotliCompressSync(bytes, brotliOptions(bytes, pageQuality)),
  gz: gzipSync(bytes, { level: 6 }),
})

/** For their data. */
export const compressData = (bytes: Buffer): Compressed => ({
  br: brotliCompressSync(bytes, brotliOptions(bytes, dataQuality)),
  gz: gzipSync(bytes, { level: 9 }),
})

/** For files that are made once and served for a year. */
export const compressForGood = async (bytes: Buffer): Promise<Compressed> => {
  const [br, gz] = await Promise.all([
    brotliAsync(bytes, brotliOptions(bytes, constants.BROTLI_MAX_QUALITY)),
    gzipAsync(bytes, { level: 9 }),
  ])
  return { br, gz }
}

const compressible = /\.(html|json|js|css|svg|xml|txt|webmanifest|map)$/

export const isCompressible = (file: string): boolean => compressible.test(file)
