import { serviceNames } from '../../../../domain/dealers/dealer-service.ts'
import { listingForm } from '../../../../domain/dealers/listing-form.ts'
import { useDealerChange } from '../me/use-dealer-change.ts'
import type { Listing } from '../operations/dealer-answers.ts'
import { proposeMyListing } from '../operations/propose-my-listing.ts'
import { DealerForm } from '../parts/dealer-form.tsx'
import { TickList } from '../parts/tick-list.tsx'

type Service = Listing['wanted']['services'][number]

const services: readonly { value: Service; label: string }[] = [
  { value: 'SALES', label: serviceNames.sales },
  { value: 'REPAIRS', label: serviceNames.repairs },
  { value: 'DEMO', label: serviceNames.demo },
  { value: 'COMMERCIAL', label: serviceNames.commercial },
  { value: 'WATER_TREATMENT', label: serviceNames['water-treatment'] },
]

const listOf = (text: string | undefined): string[] => (text ?? '').split(',').filter((each) => each !== '')

interface Props {
  listing: Listing
  onSent: (listing: Listing) => void
}

/** Name, address, services and lines: staff look at a change of them first. */
export const Proposal = ({ listing, onSent }: Props) => {
  const change = useDealerChange()
  const { wanted, offeredLines, slug } = listing
  // With what waits: a second change is one of the first, and does not undo it.
  const { services: done, lines, ...texts } = wanted
  return (
    <DealerForm
      name={`listing:${slug}`}
      fieldsOf={listingForm.fields}
      filledIn={{ ...texts, services: done.join(','), lines: lines.join(',') }}
      change={change}
      submit="Ask for the change"
      said="Sent. It waits above until we have looked at it."
      onSend={(values) => {
        const text = (name: string) => values[name] ?? ''
        const asked = {
          name: text('name'),
          street: text('street'),
          suburb: text('suburb'),
          state: text('state'),
          postcode: text('postcode'),
          phone: text('phone'),
          email: text('email'),
          services: services.map(({ value }) => value).filter((each) => listOf(values.services).includes(each)),
          lines: listOf(values.lines),
        }
        return change.run(proposeMyListing, { listing: asked }, (answer) => {
          if (answer.listing !== null) onSent(answer.listing)
        })
      }}
    >
      {({ values, type, wrongIn }) => (
        <>
          <TickList
            legend="What you do"
            options={services}
            chosen={listOf(values.services)}
            problem={wrongIn('services')}
            onChoose={(chosen) => type({ services: chosen.join(',') })}
          />
          <TickList
            legend="What you carry"
            options={offeredLines.map((line) => ({ value: line.slug, label: line.name }))}
            chosen={listOf(values.lines)}
            problem={wrongIn('lines')}
            onChoose={(chosen) => type({ lines: chosen.join(',') })}
          />
        </>
      )}
    </DealerForm>
  )
}
