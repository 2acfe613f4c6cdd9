import AuditIcon from '@mui/icons-material/HistoryOutlined';
import { AuditList } from './list.tsx';

/** What staff did, and what personal data they saw. */
export const audit = { name: 'audit', icon: AuditIcon, list: AuditList };
