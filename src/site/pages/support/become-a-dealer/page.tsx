import { PageSections } from '../../../components/sections/page-sections.tsx'
import { SplitOpening } from '../../../components/split-opening.tsx'
import type { FormOffer } from '../../../content/form-offer.ts'
import type { EditorialPage } from '../../../content/section.ts'
import { takeSections } from '../../../content/take-sections.ts'
import { FormSection } from '../../../features/forms/form-section.tsx'

const BecomeADealer = ({ title, sections, offer }: EditorialPage & { offer: FormOffer }) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const form = take('form')
  const steps = take('steps')
  const asked = rest.filter(({ kind }) => kind === 'features')
  return (
    <>
      <SplitOpening title={title} hero={hero} />
      <PageSections sections={asked} />
      {form !== undefined && <FormSection kind="become-a-dealer" offer={offer} section={form} />}
      {steps !== undefined && <PageSections sections={[steps]} />}
      <PageSections sections={rest.filter((section) => !asked.includes(section))} />
    </>
  )
}

export default BecomeADealer
