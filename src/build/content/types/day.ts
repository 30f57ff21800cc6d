import * as v from 'valibot'

/** The service has moments; content means the day that it wrote, as 2026-11-15. */
export const day = v.pipe(
  v.string(),
  v.transform((date) => date.slice(0, 10)),
)
