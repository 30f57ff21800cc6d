import { ActionLinks } from '../../../components/action-links.tsx'
import { CallUs } from '../../../components/call-us.tsx'
import { FeatureBoundary } from '../../../components/feature-boundary.tsx'
import { Prose } from '../../../components/prose.tsx'
import { PageSections } from '../../../components/sections/page-sections.tsx'
import { useShell } from '../../../components/shell-context.ts'
import type { FindDealers } from '../../../content/dealer.ts'
import type { EditorialPage } from '../../../content/section.ts'
import { DealerFinder } from '../../../features/dealers/dealer-finder.tsx'

const FindADealer = ({ title, slots, rest, ...find }: EditorialPage<'support/find-a-dealer'> & FindDealers) => {
  const { phone, phoneHref } = useShell().edition
  return (
    <>
      <FeatureBoundary of="dealer-finder" name="The dealer finder">
        <DealerFinder
          {...find}
          title={title}
          lead=<Prose html={slots.hero.html} />
          nobody={
            <>
              <Prose html={slots.human.html} />
              <ActionLinks actions={[{ label: `Ring ${phone}`, href: phoneHref }, ...(slots.human.actions ?? [])]} />
            </>
          }
        />
      </FeatureBoundary>
      <PageSections sections={rest} />
      <CallUs section={slots.human} />
    </>
  )
}

export default FindADealer
