import { expect, it } from 'vitest'
import { editionCodes } from '../edition/edition-code.ts'
import { allForms } from './all-forms.ts'
import { fakeContext } from './good-submissions.fake.ts'
import { hiddenFields } from './hidden-fields.ts'

it('keeps names that are sent unseen apart from those of every field', () => {
  const asked = editionCodes.flatMap((edition) =>
    Object.values(allForms).flatMap(({ fields }) => fields(fakeContext(edition)).map(({ name }) => name)),
  )
  for (const name of Object.values(hiddenFields)) expect(asked).not.toContain(name)
})
