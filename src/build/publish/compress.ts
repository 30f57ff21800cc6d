import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

const brotliOptions = (bytes: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // No larger than the file needs: a full window is cleared anew for each, which costs more than the compression.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.length + 16)))),
  },
})

/**
 * Pages are written again and again: quality 6 costs a tenth of 11 and 4 % more bytes. Data is small, and a visitor fetches it for every
 * link in view: 10 takes a tenth off for 4 ms, 11 another 2 % for 10 ms. That is for the few files that are large.
 */
const qualities = { page: 6, data: 10, largeData: 11, dataIsLargeFrom: 4_000, pageGzip: 6, dataGzip: 9 }

/** A file that was compressed otherwise is not the same any more. This can name a folder. */
export const compressionSettings: string = Object.values(qualities).join('-')

const dataQuality = ({ length }: Buffer): number =>
  length > qualities.dataIsLargeFrom ? qualities.largeData : qualities.data

export interface Compressed {
  br: Buffer
  gz: Buffer
}

/** For pages, inside a render worker. */
export const compressPage = (bytes: Buffer): Compressed => ({
  br: brotliCompressSync(bytes, brotliOptions(bytes, qualities.page)),
  gz: gzipSync(bytes, { level: qualities.pageGzip }),
})

/** For their data. */
export const compressData = (bytes: Buffer): Compressed => ({
  br: brotliCompressSync(bytes, brotliOptions(bytes, dataQuality(bytes))),
  gz: gzipSync(bytes, { level: qualities.dataGzip }),
})

/** The first leaves it to Brotli. */
const blockLengths = [0, 16, 17]

/** A file of several blocks differs by up to 150 bytes with their length, and which is best shows only when it is tried. */
const smallestBrotli = async (bytes: Buffer): Promise<Buffer> => {
  const { params } = brotliOptions(bytes, constants.BROTLI_MAX_QUALITY)
  const tried = await Promise.all(
    blockLengths
      .slice(0, bytes.length > 65_536 ? undefined : 1)
      .map((length) => brotliAsync(bytes, { params: { ...params, [constants.BROTLI_PARAM_LGBLOCK]: length } })),
  )
  return tried.reduce((smallest, each) => (each.length < smallest.length ? each : smallest))
}

/** For files that are made once and served for a year. */
export const compressForGood = async (bytes: Buffer): Promise<Compressed> => {
  const [br, gz] = await Promise.all([smallestBrotli(bytes), gzipAsync(bytes, { level: 9 })])
  return { br, gz }
}
