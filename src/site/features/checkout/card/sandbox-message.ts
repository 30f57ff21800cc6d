import * as v from 'valibot'

const message = v.variant('type', [
  v.object({ source: v.literal('sandbox-bank'), type: v.picklist(['ready', 'verified', 'refused', 'closed']) }),
  v.object({
    source: v.literal('sandbox-bank'),
    type: v.literal('height'),
    height: v.pipe(v.number(), v.finite(), v.minValue(0)),
  }),
  v.object({ source: v.literal('sandbox-bank'), type: v.literal('changed'), complete: v.boolean() }),
  v.object({
    source: v.literal('sandbox-bank'),
    type: v.literal('method'),
    id: v.pipe(v.string(), v.nonEmpty()),
    card: v.object({ brand: v.string(), last4: v.string() }),
  }),
  v.object({ source: v.literal('sandbox-bank'), type: v.literal('problem'), code: v.string(), message: v.string() }),
])

export type SandboxMessage = v.InferOutput<typeof message>

type Heard = Pick<MessageEvent, 'origin' | 'source' | 'data'>

/** What a frame of the sandbox bank says; undefined for whatever comes from elsewhere. */
export const sandboxMessage = (
  { origin, source, data }: Heard,
  frame: { origin: string; window: unknown },
): SandboxMessage | undefined => {
  if (origin !== frame.origin || source !== frame.window || frame.window === null) return undefined
  const { success, output } = v.safeParse(message, data)
  return success ? output : undefined
}
