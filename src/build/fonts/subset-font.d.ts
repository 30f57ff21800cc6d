declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'truetype' | 'woff' | 'woff2'
    variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>
    /** Then `text` is left out. */
    keepAllGlyphs?: boolean
    /** Only the glyphs of the text, without those that the font's features would put in their place. */
    noLayoutClosure?: boolean
  }
  const subsetFont: (font: Buffer, text: string | undefined, options?: SubsetOptions) => Promise<Buffer>
  export default subsetFont
}
