import type { warrantyRequests } from '../../db/schema/warranty-requests.ts'

/** A repair that a dealer wants our word on before it begins. */
export type WarrantyRequest = typeof warrantyRequests.$inferSelect & {
  /** How many came with it. */
  readonly photos: number
}
