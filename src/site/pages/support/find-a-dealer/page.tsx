import { ActionLinks } from '../../../components/action-links.tsx'
import { CallUs } from '../../../components/call-us.tsx'
import { FeatureBoundary } from '../../../components/feature-boundary.tsx'
import { Prose } from '../../../components/prose.tsx'
import { PageSections } from '../../../components/sections/page-sections.tsx'
import { useShell } from '../../../components/shell-context.ts'
import type { FindDealers } from '../../../content/dealer.ts'
import type { EditorialPage } from '../../../content/section.ts'
import { takeSections } from '../../../content/take-sections.ts'
import { DealerFinder } from '../../../features/dealers/dealer-finder.tsx'

const FindADealer = ({ title, sections, ...find }: EditorialPage & FindDealers) => {
  const { phone, phoneHref } = useShell().edition
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const human = take('callToAction')
  return (
    <>
      <FeatureBoundary of="dealer-finder" name="The dealer finder">
        <DealerFinder
          {...find}
          title={title}
          lead=<Prose html={hero?.html} />
          nobody={
            <>
              <Prose html={human?.html} />
              <ActionLinks actions={[{ label: `Ring ${phone}`, href: phoneHref }, ...(human?.actions ?? [])]} />
            </>
          }
        />
      </FeatureBoundary>
      <PageSections sections={rest} />
      <CallUs section={human} />
    </>
  )
}

export default FindADealer
