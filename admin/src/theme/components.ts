import type { RaThemeOptions } from 'react-admin';
import type { Colours } from './colours.ts';
import { cssVariables } from './css-variables.ts';

const PAGE_NAMES = { first: 'Trang đầu', last: 'Trang cuối', next: 'Trang sau', previous: 'Trang trước' } as const;

/** Flat surfaces with a border, one radius, one focus ring; fields with their own outline. */
export function components(colours: Colours): NonNullable<RaThemeOptions['components']> {
  const card = { border: `1px solid ${colours.border}`, borderRadius: 12, boxShadow: 'none' };
  return {
    MuiCssBaseline: {
      styleOverrides: {
        ':root': cssVariables(colours),
        'a:not([class])': { color: colours.brand },
        ':focus-visible': { outline: `2px solid ${colours.brand}`, outlineOffset: 2 },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': { transitionDuration: '0s !important', animationDuration: '0s !important' },
        },
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: card } },
    MuiPopover: { styleOverrides: { paper: { border: `1px solid ${colours.border}` } } },
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: 36 } } },
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Đang tải' } },
    MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: colours.control } } },
    MuiFormHelperText: { styleOverrides: { root: { marginLeft: 2, lineHeight: 1.4 } } },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiTooltip: { defaultProps: { enterDelay: 400 } },
    // The short pagination of phones asks for its words here, not in react-admin's texts.
    MuiTablePagination: { defaultProps: { getItemAriaLabel: (type: keyof typeof PAGE_NAMES) => PAGE_NAMES[type] } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: colours.border },
        head: { fontWeight: 600, color: colours.textSoft, whiteSpace: 'nowrap' },
        sizeSmall: { paddingLeft: 10, paddingRight: 10 },
      },
    },
    RaAppBar: {
      defaultProps: { color: 'inherit' },
      styleOverrides: {
        root: {
          backgroundColor: colours.surface,
          color: colours.text,
          borderBottom: `1px solid ${colours.border}`,
          boxShadow: 'none',
          // Its title may need several lines on phones, so it stands in the flow and leaves with it.
          '@media (max-width: 599px)': {
            position: 'static',
            '& .RaAppBar-toolbar': { flexWrap: 'wrap', paddingLeft: 16, paddingRight: 16 },
          },
        },
      },
    },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          minHeight: 44,
          margin: '2px 8px',
          paddingLeft: 10,
          borderRadius: 8,
          color: colours.textSoft,
          fontWeight: 500,
          '& .RaMenuItemLink-icon': { minWidth: 36, color: 'inherit' },
          '&.RaMenuItemLink-active': {
            color: colours.brand,
            backgroundColor: colours.tint,
            fontWeight: 600,
          },
        },
      },
    },
    RaDatagrid: {
      styleOverrides: {
        root: {
          '& .RaDatagrid-headerCell': { backgroundColor: colours.surface, paddingTop: 10, paddingBottom: 10 },
          '& .RaDatagrid-rowCell': { paddingTop: 8, paddingBottom: 8 },
          '& .RaDatagrid-clickableRow:hover': { backgroundColor: colours.tint },
        },
      },
    },
    // On phones react-admin gives the strips above a list or a form the colour of cards.
    RaFilterFormInput: {
      styleOverrides: {
        root: { '@media (max-width: 599px)': { '& .RaFilterFormInput-spacer': { display: 'none' } } },
      },
    },
    RaListToolbar: { styleOverrides: { root: { backgroundColor: 'transparent !important' } } },
    // There the only button may stand at the foot of the window, and leaves an empty strip.
    RaTopToolbar: {
      styleOverrides: {
        root: { backgroundColor: 'transparent !important', '@media (max-width: 599px)': { minHeight: 8 } },
      },
    },
    // A question has two answers, not two signs: an exclamation mark on "Huỷ" warns of what does nothing.
    RaConfirm: {
      styleOverrides: {
        root: {
          '& .MuiDialogActions-root': { padding: '0 16px 16px', gap: 4 },
          '& .MuiButton-startIcon': { display: 'none' },
        },
      },
    },
    // On phones a row has several lines, so that rows need a border between them.
    RaSimpleList: {
      styleOverrides: {
        root: {
          '& .RaSimpleList-tertiary': { opacity: 1, marginLeft: 8 },
          '& > li:not(:last-of-type)': { borderBottom: `1px solid ${colours.border}` },
          '& .MuiListItemText-primary': { fontWeight: 600 },
        },
      },
    },
    RaToolbar: {
      styleOverrides: {
        root: { backgroundColor: colours.surface, borderTop: `1px solid ${colours.border}` },
      },
    },
    // React-admin shows the buttons of a row to the mouse alone, and takes them from the keyboard with that.
    RaSimpleFormIterator: {
      styleOverrides: {
        root: { '& .RaSimpleFormIterator-action': { visibility: 'visible', marginTop: '12px', whiteSpace: 'nowrap' } },
      },
    },
    // A long chip must not widen the card beyond a phone.
    RaList: {
      styleOverrides: {
        // A wide table scrolls by itself, not the page with it.
        root: { '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { overflowX: 'auto' } },
      },
    },
    RaEdit: { styleOverrides: { root: { '& .RaEdit-card': { minWidth: 0 } } } },
    RaCreate: { styleOverrides: { root: { '& .RaCreate-card': { minWidth: 0 } } } },
    RaShow: { styleOverrides: { root: { '& .RaShow-card': { minWidth: 0 } } } },
    RaLayout: {
      styleOverrides: {
        root: {
          minWidth: 0,
          '& .RaLayout-content': { minWidth: 0, padding: '0 16px 24px' },
          '@media (max-width: 599px)': {
            '& .RaLayout-appFrame': { marginTop: 0 },
            '& .RaLayout-content': { padding: '0 8px 72px' },
          },
        },
      },
    },
  };
}
