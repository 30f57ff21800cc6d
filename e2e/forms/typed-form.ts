import type { Page } from 'playwright-core'
import type { FormKind } from '../../src/domain/forms/form-kind.ts'

type Texts = Readonly<Record<string, string>>

/** Forms come alive for those who want something, and are typed into then. */
export const comeAlive = async (page: Page, kind: FormKind): Promise<void> => {
  await page.locator(`#${kind}-email`).focus()
  await page.waitForFunction(
    (form) => document.querySelector<HTMLInputElement>(`form[data-form=${form}] [name=openedAt]`)?.value !== '',
    kind,
  )
}

/** Types into a form as a keyboard or a clipboard does: what a field cuts off stays cut off. */
export const typeInto = (page: Page, kind: FormKind, texts: Texts): Promise<void> =>
  page.evaluate(
    ([form, entries]) => {
      const set = (control: HTMLInputElement | HTMLSelectElement, text: string) => {
        // Past React's own setter, as choosing goes.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text)
        for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
      }
      const type = (control: HTMLInputElement | HTMLTextAreaElement, text: string) => {
        if (control.value === text) return
        control.focus({ preventScroll: true })
        control.select()
        document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
      }
      for (const [name, text] of entries) {
        const control = document.getElementById(`${form}-${name}`)
        if (control instanceof HTMLSelectElement) set(control, text)
        if (control instanceof HTMLTextAreaElement) type(control, text)
        if (!(control instanceof HTMLInputElement) || control.type === 'file') continue
        if (control.type === 'radio')
          control.form?.querySelector<HTMLElement>(`[name=${name}][value="${text}"]`)?.click()
        else if (control.type === 'date') set(control, text)
        else if (control.type !== 'checkbox') type(control, text)
        else if (control.checked !== (text === 'on')) control.click()
      }
    },
    [kind, Object.entries(texts)] as const,
  )

export interface ShownField {
  name: string
  value: string
  /** Each with what is said beside it. */
  files: string[]
  invalid: (string | null)[]
  /** What is said beside it that can be seen. */
  problem: string
  /** What a reader says of it. */
  described: string[]
}

export interface ShownForm {
  fields: ShownField[]
  summary: {
    heading: string
    hasFocus: boolean
    /** Where each leads, and whether label, field and message are to be seen there. */
    links: { text: string; href: string | null; isDone: boolean; leadsTo: string; isInSight: boolean }[]
  }
}

/** All that can be seen of a form and of what is wrong with it. Where scripts run, each line of the summary is followed. */
export const shownForm = (
  page: Page,
  kind: FormKind,
  names: readonly string[],
  isFollowed = true,
): Promise<ShownForm> =>
  page.evaluate(
    ([form, fields, isFollowed]) => {
      const region = document.querySelector<HTMLElement>(`form[data-form=${form}] section[aria-labelledby]`)
      const hasFocus = region !== null && document.activeElement === region
      return {
        fields: fields.map((name) => {
          const first = document.getElementById(`${form}-${name}`)
          const radios = first instanceof HTMLInputElement && first.type === 'radio'
          const all = radios
            ? [...document.querySelectorAll<HTMLInputElement>(`form[data-form] [name=${name}]`)]
            : [first]
          const said = first?.closest('[data-place]')?.querySelector<HTMLElement>('.field-error') ?? null
          const ids = all.flatMap((each) => each?.getAttribute('aria-describedby')?.split(' ') ?? [])
          const checked = all.find((each) => each instanceof HTMLInputElement && each.checked)
          const box = first instanceof HTMLInputElement && first.type === 'checkbox'
          const holder = radios || box ? checked : first
          const files = [...(first?.closest('[data-place]')?.querySelectorAll('li[data-state]') ?? [])]
          return {
            name,
            value: holder && 'value' in holder ? String(holder.value) : '',
            files: files.map((file) =>
              [...file.querySelectorAll(':scope > span')].map((each) => each.textContent).join(' '),
            ),
            invalid: [...new Set(all.map((each) => each?.getAttribute('aria-invalid') ?? null))],
            problem: said?.checkVisibility() ? (said.textContent ?? '') : '',
            described: [...new Set(ids)].map((id) => document.getElementById(id)?.textContent ?? `nothing at ${id}`),
          }
        }),
        summary: {
          heading: document.getElementById(region?.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
          hasFocus,
          links: [...(region?.querySelectorAll('a') ?? [])].map((link) => {
            if (isFollowed) link.click()
            const { top = 0, bottom = 0 } =
              document.activeElement?.closest('[data-place]')?.getBoundingClientRect() ?? {}
            const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
            return {
              text: link.textContent ?? '',
              href: link.getAttribute('href'),
              isDone: link.hasAttribute('data-right'),
              leadsTo: document.activeElement?.id ?? '',
              isInSight: top >= header && bottom > 0 && bottom <= innerHeight,
            }
          }),
        },
      }
    },
    [kind, names, isFollowed] as const,
  )
