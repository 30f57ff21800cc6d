import { useId } from 'react'
import type { ThemeChoice } from '../../state/shown-theme.ts'
import { useUi, useUiActions } from '../../state/ui-provider.tsx'

const choices: Record<ThemeChoice, string> = { system: 'As my device', light: 'Light', dark: 'Dark' }

const isChoice = (value: string): value is ThemeChoice => value in choices

export const ThemeSwitcher = () => {
  const { theme } = useUi()
  const { chooseTheme } = useUiActions()
  const id = useId()
  return (
    <p>
      <label htmlFor={id}>Colours</label>{' '}
      <select id={id} value={theme} onChange={({ target: { value } }) => isChoice(value) && chooseTheme(value)}>
        {Object.entries(choices).map(([choice, label]) => (
          <option key={choice} value={choice}>
            {label}
          </option>
        ))}
      </select>
    </p>
  )
}
