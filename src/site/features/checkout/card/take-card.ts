import { type CardForm, type CardMethod, cardFieldsMissing, type MadeMethod } from './card-form.ts'

interface Given {
  /** A card that the gateway had when the visitor asked to go on. */
  kept: CardMethod | undefined
  /** The fields, where they are on screen. */
  form: CardForm | undefined
  /** Whose card it is. */
  name: string
  /** By what is stored now: another tab may have given the gateway a card a moment ago, and the fields of this one are gone then. */
  keptMeanwhile: () => Promise<CardMethod | undefined>
}

/** The card to go on with: the one that the gateway has, or the one in the fields. */
export const takeCard = async ({ kept, form, name, keptMeanwhile }: Given): Promise<MadeMethod> => {
  if (kept) return { ok: true, method: kept }
  const made = await form?.createMethod(name)
  if (made?.ok) return made
  const method = await keptMeanwhile()
  return method ? { ok: true, method } : { ok: false, message: made?.message ?? cardFieldsMissing }
}
