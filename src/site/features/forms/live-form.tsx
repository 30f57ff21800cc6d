import { useEffect, useMemo, useState } from 'react'
import { allForms } from '../../../domain/forms/all-forms.ts'
import type { FormContext } from '../../../domain/forms/form-definition.ts'
import type { FormKind } from '../../../domain/forms/form-kind.ts'
import { formsPath } from '../../../domain/forms/form-paths.ts'
import { useShell } from '../../components/shell-context.ts'
import type { FormOffer } from '../../content/form-offer.ts'
import { siteData } from '../../data/site-data.ts'
import { useAddressQuery } from '../../state/address-query.ts'
import { useToday } from '../../state/use-today.ts'
import { DemoDays } from './demo/demo-days.tsx'
import { formDraft } from './form-draft.ts'
import { PrefillNote } from './prefill-note.tsx'
import { prefilled } from './prefilled.ts'
import { sendingWords } from './sending-words.ts'
import { type FormAid, SiteForm } from './site-form.tsx'
import { sendBySiteData } from './submit-form.ts'
import { uploadWithProgress } from './upload-file.ts'

export interface LiveFormProps {
  kind: FormKind
  offer: FormOffer
  /** Which field each parameter of the address fills in, as in `{ model: 'product' }`. */
  prefill: Readonly<Record<string, string>>
  onAlive: () => void
}

const send = sendBySiteData(siteData)

/** The form of an edition, with what the address fills in. */
export const LiveForm = ({ kind, offer, prefill, onAlive }: LiveFormProps) => {
  const { edition } = useShell()
  const definition = allForms[kind]
  const today = useToday(offer.timeZone, offer.today)
  const { choices, requestLimit } = offer
  const context: FormContext = useMemo(
    () => ({ edition: edition.code, today, choices, ...(requestLimit !== undefined && { requestLimit }) }),
    [edition.code, today, choices, requestLimit],
  )
  const fields = useMemo(() => definition.fields(context), [definition, context])
  const [typed] = useState(() => formDraft(() => sessionStorage, kind, edition.code).read()?.values)
  const known = prefilled(useAddressQuery(), prefill, fields, typed)
  const offerDays: FormAid['show'] = (answers, onType) => (
    <DemoDays edition={edition.code} answers={answers} onType={onType} />
  )
  useEffect(onAlive, [onAlive])
  return (
    <>
      <PrefillNote {...known} parameters={Object.keys(prefill)} />
      <SiteForm
        definition={definition}
        context={context}
        action={formsPath}
        send={send}
        upload={uploadWithProgress}
        prefill={prefill}
        words={sendingWords(kind, edition.phone)}
        {...(kind === 'book-a-demo' && { aid: { before: 'firstDate', show: offerDays } })}
      />
    </>
  )
}
