/** Types into fields as a keyboard does, past React's own setter where one chooses. */
export const typeIn = (css: string, values: [string, string][]) => {
  const set = (control: HTMLInputElement | HTMLSelectElement, text: string) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text)
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  }
  for (const [name, text] of values) {
    const control = document.querySelector(`${css} [name="${name}"]`)
    if (control instanceof HTMLSelectElement) set(control, text)
    else if (control instanceof HTMLInputElement && control.type === 'radio')
      document.querySelector<HTMLElement>(`${css} [name="${name}"][value="${text}"]`)?.click()
    else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      if (control.checked !== (text === 'on')) control.click()
    } else if (control instanceof HTMLInputElement && control.type === 'date') set(control, text)
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      if (control instanceof HTMLInputElement && control.type === 'file') continue
      control.focus()
      control.select()
      document.execCommand('insertText', false, text)
    }
  }
}
