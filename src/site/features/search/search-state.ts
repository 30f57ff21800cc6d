export interface SearchState {
  open: boolean
  focus: boolean
  play: boolean
  query: string
}

type SetField = {
  [Field in keyof SearchState]: { type: 'set-field'; field: Field; value: SearchState[Field] }
}[keyof SearchState]

export type SearchAction = { type: 'set'; state: SearchState } | SetField | { type: 'open' } | { type: 'close' }

export const initialSearchState: SearchState = { open: false, focus: false, play: false, query: '' }

export const searchReducer = (state: SearchState, action: SearchAction): SearchState => {
  switch (action.type) {
    case 'set':
      return action.state
    case 'set-field':
      return { ...state, [action.field]: action.value }
    case 'open':
      return { ...state, open: true, play: true }
    case 'close':
      return { ...state, open: false, play: false }
  }
}
