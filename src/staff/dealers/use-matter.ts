import { isEditionCode } from '../../domain/edition/edition-code.ts'
import { asEnum } from '../../site/data/enum-words.ts'
import { ask } from '../ask.ts'
import { askApplication } from '../operations/dealers/ask-application.ts'
import { askChange } from '../operations/dealers/ask-change.ts'
import { askDealer } from '../operations/dealers/ask-dealer.ts'
import { askWarranty } from '../operations/dealers/ask-warranty.ts'
import type { ApplicationFile, ChangeFile, DealerFile, WarrantyFile } from '../operations/dealers/dealer-answers.ts'
import { useFile } from '../parts/use-file.ts'
import type { Opened } from './dealer-place.ts'

/** What is looked at, whole. */
export type Matter =
  | { readonly matter: 'application'; readonly file: ApplicationFile }
  | { readonly matter: 'change'; readonly file: ChangeFile }
  | { readonly matter: 'warranty'; readonly file: WarrantyFile }
  | { readonly matter: 'dealer'; readonly file: DealerFile }

/** By what a dealer is asked for; undefined where an address names no country of ours. */
export const dealerKey = (of: string) => {
  const [edition = '', slug = ''] = of.split('/')
  return isEditionCode(edition) ? { edition: asEnum(edition), slug } : undefined
}

const askMatter = async ({ matter, of }: Opened): Promise<Matter | null> => {
  switch (matter) {
    case 'application': {
      const file = await ask(askApplication, { reference: of })
      return file && { matter, file }
    }
    case 'change': {
      const file = await ask(askChange, { id: of })
      return file && { matter, file }
    }
    case 'warranty': {
      const file = await ask(askWarranty, { number: of })
      return file && { matter, file }
    }
    case 'dealer': {
      const key = dealerKey(of)
      const file = key === undefined ? null : await ask(askDealer, key)
      return file && { matter, file }
    }
  }
}

/** All of what is looked at; undefined until it is there, null where there is nothing. Asked for again when its revision in the list is another. */
export const useMatter = (opened: Opened | undefined, revision: string | undefined) => {
  const name = opened && `${opened.matter} ${opened.of}`
  const [matter, show] = useFile({
    of: name,
    version: revision,
    askFor: async () => (opened === undefined ? null : askMatter(opened)),
    versionOf: ({ file }: Matter) => file.revision,
  })
  return [matter, (changed: Matter) => name !== undefined && show(name, changed)] as const
}
