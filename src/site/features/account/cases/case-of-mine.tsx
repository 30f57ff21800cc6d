import type { ReactNode } from 'react'
import { useShell } from '../../../components/shell-context.ts'
import { readCase } from '../calls/account-calls.ts'
import { useAsked } from '../me/use-asked.ts'
import { NotThere } from '../parts/not-there.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { OwnCase } from './own-case.tsx'

const useBack = () => ({ href: `/${useShell().edition.code}/account/cases/`, label: 'Repairs and demos' })

export const WaitingCase = () => <PageHead title={'\u00a0'} back={useBack()} />

interface Props {
  reference: string | undefined
  /** The editor’s words for whoever comes with a reference that is not theirs. */
  notMine: ReactNode
}

/** The case that the address names, asked for on its own. */
export const CaseOfMine = ({ reference, notMine }: Props) => {
  const asked = useAsked(reference, readCase)
  const back = useBack()
  if (reference === undefined || (asked.state === 'answered' && asked.answer === null))
    return (
      <NotThere title="That isn’t one of yours." back={back}>
        {notMine}
      </NotThere>
    )
  if (asked.state === 'failed')
    return <NotThere title={reference} back={back} problem={asked.problem} onAgain={asked.again} />
  if (asked.state === 'asking' || asked.answer === null) return <WaitingCase />
  return <OwnCase found={asked.answer} onChange={asked.set} />
}
