import { Stack, Typography } from '@mui/material';
import { Title, useGetIdentity } from 'react-admin';
import { ContactCountsSection } from './contact-counts.tsx';
import { CountCard } from './count-card.tsx';
import { DashboardSection } from './dashboard-section.tsx';

/**
 * The overview: how many records wait and how many there are, each number with a link to its list. Below, how often
 * contacts were shown and refused.
 */
export function Dashboard() {
  const { identity } = useGetIdentity();
  return (
    <Stack spacing={3} sx={{ px: { xs: 1, sm: 0 }, mt: 3, maxWidth: { xs: 1080, xl: 1680 } }}>
      <Title title="Tổng quan" />
      <Typography variant="h2">{identity?.fullName ? `Xin chào ${identity.fullName}` : 'Xin chào'}</Typography>
      <DashboardSection title="Đang chờ bạn">
        <CountCard
          resource="provider-applications"
          filter={{ status: 'pending' }}
          label="Đơn đăng ký chờ duyệt"
          action="Xem và duyệt"
          urgent
        />
        <CountCard
          resource="comments"
          filter={{ status: 'pending' }}
          label="Nhận xét chờ duyệt"
          action="Xem và duyệt"
          urgent
        />
        <CountCard
          resource="comments"
          filter={{ status: 'reported' }}
          label="Nhận xét bị báo cáo"
          action="Xem báo cáo"
          urgent
        />
        <CountCard
          resource="posts"
          filter={{ status: 'pending' }}
          label="Bài thảo luận chờ duyệt"
          action="Xem và duyệt"
          urgent
        />
        <CountCard
          resource="posts"
          filter={{ status: 'reported' }}
          label="Bài thảo luận bị báo cáo"
          action="Xem báo cáo"
          urgent
        />
        <CountCard
          resource="profile-edits"
          filter={{ status: 'pending' }}
          label="Hồ sơ chờ duyệt thay đổi"
          action="Xem và duyệt"
          urgent
        />
        <CountCard
          resource="promotions"
          filter={{ status: 'pending' }}
          label="Ưu đãi chờ duyệt"
          action="Xem danh sách chờ"
          urgent
        />
        <CountCard
          resource="letters"
          filter={{ state: 'failed' }}
          label="Thư không gửi được"
          action="Xem và gửi lại"
          urgent
        />
        <CountCard
          resource="jobs"
          filter={{ which: 'failed' }}
          label="Việc chạy nền thất bại"
          action="Xem và làm lại"
          urgent
        />
        <CountCard resource="places" filter={{ status: 'draft' }} label="Cơ sở đang soạn" action="Xem bản nháp" />
        <CountCard
          resource="professionals"
          filter={{ status: 'draft' }}
          label="Bác sĩ, chuyên gia đang soạn"
          action="Xem bản nháp"
        />
      </DashboardSection>
      <DashboardSection title="Danh bạ">
        <CountCard resource="places" filter={{ status: 'published' }} label="Cơ sở đã đăng" action="Mở danh sách" />
        <CountCard
          resource="professionals"
          filter={{ status: 'published' }}
          label="Bác sĩ, chuyên gia đã đăng"
          action="Mở danh sách"
        />
        <CountCard resource="accounts" filter={{}} label="Tài khoản" action="Mở danh sách" />
      </DashboardSection>
      <ContactCountsSection />
    </Stack>
  );
}
