import type { ProductCard, ProductRow } from '../../content/product.ts'

/** A product of a line with its values on the line's axes. Without a picture where the line is too long for pictures. */
export type LineModel = (ProductCard | ProductRow) & { facts: string[] }

export type PicturedModel = LineModel & ProductCard

export const isPictured = (model: LineModel): model is PicturedModel => 'picture' in model
