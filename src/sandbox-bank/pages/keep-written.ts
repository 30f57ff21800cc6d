/** Writes what is typed anew; `isDeleted` where something was taken away. */
export type Writer = (text: string, isDeleted: boolean) => string

/**
 * Keeps digits in an input written in groups while they are typed, and the caret behind the same digit. Sent to browsers as it is
 * written: it refers to nothing outside itself.
 */
export const keepWritten = (input: HTMLInputElement, write: Writer): void => {
  const digitsIn = (text: string): number => text.replace(/\D/g, '').length

  input.addEventListener('beforeinput', ({ inputType }) => {
    // Backspace over a gap takes the digit before it: the gap alone would come back.
    const caret = input.selectionStart ?? 0
    if (inputType !== 'deleteContentBackward' || caret !== input.selectionEnd) return
    const digits = /^(.*\d)\D+$/.exec(input.value.slice(0, caret))?.[1]
    if (digits !== undefined) input.setSelectionRange(digits.length, digits.length)
  })

  input.addEventListener('input', (event) => {
    const isDeleted = 'inputType' in event && String(event.inputType).startsWith('delete')
    const before = input.value
    const text = write(before, isDeleted)
    if (text === before) return
    const caret = input.selectionStart ?? before.length
    const passed = digitsIn(before.slice(0, caret))
    let place = 0
    while (place < text.length && digitsIn(text.slice(0, place)) < passed) place += 1
    input.value = text
    const end = caret >= before.length ? text.length : place
    // Elsewhere it would take the focus with it.
    if (input.ownerDocument.activeElement === input) input.setSelectionRange(end, end)
  })
}
