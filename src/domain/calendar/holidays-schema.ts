import * as v from 'valibot'

const text = v.pipe(v.string(), v.minLength(1))

/** Public holidays, as the build writes them. */
export const holidaysSchema = v.array(
  v.object({ day: v.pipe(v.string(), v.isoDate()), name: text, states: v.exactOptional(v.array(text)) }),
)
