import { useEffect, useState } from 'react'
import type { EditionCode } from '../../../../domain/edition/edition-code.ts'
import { asEnum } from '../../../data/enum-words.ts'
import { siteData } from '../../../data/site-data.ts'
import { whileCurrent } from '../../../state/while-current.ts'
import { askDemoDates, type DemoDates } from '../../dealers/ask-demo-dates.ts'

/** For whoever is still typing. */
const debounce = 300

/** Who would come, and when; nothing while nobody knows. Days can be typed without it, and the server looks at them again. */
export const useDemoDates = (edition: EditionCode, postcode: string, dealer: string): DemoDates | undefined => {
  const asked = /^\d{4}$/.test(postcode) || dealer !== '' ? `${postcode} ${dealer}` : ''
  const [known, setKnown] = useState<{ asked: string; dates: DemoDates }>()
  useEffect(() => {
    if (asked === '') return
    return whileCurrent((isCurrent) => {
      const ask = async () => {
        const variables = {
          edition: asEnum(edition),
          ...(postcode !== '' && { postcode }),
          ...(dealer !== '' && { dealer }),
        }
        const answer = await siteData.query(askDemoDates, variables)
        if (answer.ok && isCurrent()) setKnown({ asked, dates: answer.data })
      }
      const timer = setTimeout(() => ask().catch(() => undefined), debounce)
      return () => clearTimeout(timer)
    })
  }, [asked, edition, postcode, dealer])
  return known?.asked === asked ? known.dates : undefined
}
